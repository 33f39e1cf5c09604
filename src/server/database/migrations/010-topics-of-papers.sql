-- The topics that a paper asks about, so that a topic can tell when it was last used.
alter table paper add column topic_ids jsonb not null default '[]';
update paper set topic_ids = coalesce(
  (select jsonb_agg(topic->>'id')
   from jsonb_array_elements(
     case jsonb_typeof(body->'metadata'->'topics') when 'array' then body->'metadata'->'topics' else '[]' end) topic
   where topic->>'id' is not null),
  '[]');
