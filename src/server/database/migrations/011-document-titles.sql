-- What a document calls itself, which titles the papers made from it; null where it says nothing, and for those that were read before.
alter table document add column title text;
