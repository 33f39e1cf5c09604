-- What a change of the balance was for, in the teacher's words: the title of a paper, the name of a document.
alter table credit_entry add column about text;
-- Cursors of lists tell milliseconds.
update credit_entry set created_at = date_trunc('milliseconds', created_at);
create index credit_entry_newest on credit_entry (school_id, created_at desc, entry_id desc);

alter table document
  -- The teacher agreed to pay with credits for what the month's allowance does not hold.
  add column use_credits boolean not null default false,
  -- What was taken for the reading that is under way, or that made it ready: given back where it fails.
  add column charged_credits integer not null default 0 check (charged_credits >= 0);
