// The first code of JSONFolderSource goes here.
