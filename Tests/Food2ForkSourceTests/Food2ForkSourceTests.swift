// Tests of Food2ForkSource.
