-- Who is just dealing with a school's payments: checkouts that are begun at once wait for each other. Of a process that died the turn ends by itself.
create table payment_turn (
  school_id text primary key references school on delete cascade,
  holder text not null,
  until timestamptz not null
);

-- What banks hold back of a payment while it is disputed, and for good when the dispute is lost.
alter table credit_payment add column disputed integer not null default 0;
-- How many credits were in fact taken back: these are given again when a dispute is won.
alter table credit_payment add column credits_taken integer not null default 0;
-- How often the ledger was set right: each time has a reference of its own.
alter table credit_payment add column settlements integer not null default 0;
update credit_payment set credits_taken = credits_refunded;
