-- The month whose allowance a document that is being read was counted in, so that a reading that fails gives back to that month, once:
-- it may have begun in another month than the document, or end in another.
alter table document add column charged_month text;
