// The first code of Food2ForkSource goes here.
