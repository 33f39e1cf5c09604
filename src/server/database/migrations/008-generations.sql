-- What is being made for a request that waits: how far it is, and the questions so far, for whoever watches. The row is the truth, also about
-- whether it was cancelled. Chosen by the client; forgotten after an hour.
create table generation (
  school_id text not null references school on delete cascade,
  generation_id text not null,
  -- The request that works on it: a request that was sent again takes the row over.
  run_id text not null,
  status text not null check (status in ('working', 'done', 'failed')),
  stage text not null check (stage in ('topics', 'questions', 'checking', 'formatting')),
  wanted integer not null,
  -- In the order in which they came, as domain/format-question.ts writes them.
  questions jsonb not null default '[]',
  warnings jsonb not null default '[]',
  -- Why it failed: the code of the refusal.
  fault text,
  paper_id text,
  -- Written every few seconds while it is worked on: what is silent was left by a crash.
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (school_id, generation_id)
);
create index on generation (expires_at);
