-- What another server proves (Google's number of a person) belongs to one account, also when two requests come at the same time.
create unique index on account_credential (provider_id, account_id);
