// Tests of JSONFolderSource.
