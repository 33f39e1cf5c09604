-- How many attempts at the reading that was asked for last ended in a failure of the reader's own: a crash of the service, or a database or a store that was away, is none. After three the document says that it cannot be read.
alter table document add column reading_failures int not null default 0;
