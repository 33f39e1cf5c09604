-- What lists of papers are grouped, filtered and searched by, beside the body: reading that for each row of a list takes too long.
alter table paper
  -- The first of the documents that it was made from, with its name at that time: the document may go. Null for papers of the curriculum.
  add column first_document_id text,
  add column first_document_name text,
  add column paper_format text not null default 'standard',
  -- A line each.
  add column topic_names text not null default '',
  -- What a class reached on average, in percent.
  add column score double precision check (score between 0 and 100);

update paper set
  first_document_id = body #>> '{sourceDocuments,0}',
  first_document_name = body #>> '{metadata,sourceDocuments,0,name}',
  paper_format = coalesce(body #>> '{configuration,paperFormat}', 'standard'),
  -- Each once, in the order in which it is first named: topics of the paper, then those of its questions.
  topic_names = coalesce((select string_agg(name, E'\n' order by first) from (
    select name #>> '{}' as name, min(place) as first from (
      select name, place from jsonb_path_query_array(body, 'lax $.metadata.topics[*].name') topics, jsonb_array_elements(topics) with ordinality as of_paper (name, place)
      union all
      select name, 1000000 + place from jsonb_path_query_array(body, 'lax $.questions[*].topic') topics, jsonb_array_elements(topics) with ordinality as of_questions (name, place)
    ) named where jsonb_typeof(name) = 'string' group by name #>> '{}'
  ) names), '');

-- The bin, what went last first.
create index on paper (school_id, deleted_at desc, paper_id desc) where deleted_at is not null;
create index on document (school_id, deleted_at desc, document_id desc) where deleted_at is not null;
