-- The names of a document's topics, a line each, so that documents are found by them: the topics themselves are large and lie apart.
alter table document add column topic_names text not null default '';
update document set topic_names = (
  select coalesce(string_agg(topic ->> 'name', E'\n' order by place), '')
  from document_reading reading, jsonb_array_elements(reading.topics) with ordinality as found (topic, place)
  where reading.school_id = document.school_id and reading.document_id = document.document_id
);

-- Documents by name, as src/server/documents/list.ts orders them.
create index document_natural_name on document (school_id, regexp_replace(regexp_replace(lower(name), '(\d+)', '0000000\1', 'g'), '\d*(\d{8})(?!\d)', '\1', 'g'), document_id);
