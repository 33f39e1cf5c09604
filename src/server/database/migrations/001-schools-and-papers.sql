-- Every primary and unique key starts with school_id, so that the tables distribute by school; the exceptions
-- (accounts, sessions, rate limits, and the directory of papers) are listed in test/operating/schema.test.ts.

-- Accounts: the tables of better-auth, under names of ours. A teacher alone is a school of one.
create table account_user (
  id text primary key,
  school_id text not null,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  language text not null default 'en',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on account_user (school_id);

create table account_session (
  id text primary key,
  expires_at timestamptz not null,
  token text not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  ip_address text,
  user_agent text,
  user_id text not null references account_user (id) on delete cascade
);
create index on account_session (user_id);

create table account_credential (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references account_user (id) on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on account_credential (user_id);

create table account_verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on account_verification (identifier);

-- Counts per key (address or account and what it does) since the start of a window.
create table rate_limit (
  key text primary key,
  count integer not null,
  window_start timestamptz not null
);

create table school (
  school_id text primary key,
  tier text not null default 'free',
  credits integer not null default 0 check (credits >= 0),
  created_at timestamptz not null default now()
);

-- The balance is the sum of its entries.
create table credit_entry (
  school_id text not null references school on delete cascade,
  entry_id text not null,
  delta integer not null check (delta <> 0),
  reason text not null,
  -- What is credited or charged once only: 'sign_up', 'stripe:…', 'paper:…'.
  reference text not null,
  created_at timestamptz not null default now(),
  primary key (school_id, entry_id),
  unique (school_id, reference)
);

-- What is used of a plan. period: '2026-11' in the operator's time zone, or 'ever' for storage.
create table usage (
  school_id text not null references school on delete cascade,
  period text not null,
  metric text not null,
  used bigint not null default 0 check (used >= 0),
  primary key (school_id, period, metric)
);

-- Taken from usage and not settled yet: what a crash left behind is released when it expires.
create table usage_reservation (
  school_id text not null references school on delete cascade,
  reservation_id text not null,
  period text not null,
  metric text not null,
  amount bigint not null check (amount > 0),
  expires_at timestamptz not null,
  primary key (school_id, reservation_id, period, metric)
);
create index on usage_reservation (expires_at);

-- Every stored object. It is written as 'writing' before the store is touched and becomes 'kept' in the transaction that
-- writes the row that names it; what stays 'writing', or was 'dropped', the sweeper takes from the store and then from here.
create table blob (
  school_id text not null,
  blob_id text not null,
  state text not null check (state in ('writing', 'kept', 'dropped')),
  bytes bigint not null default 0,
  media_type text not null,
  changed_at timestamptz not null default now(),
  primary key (school_id, blob_id)
);
create index on blob (state, changed_at) where state <> 'kept';

create table document (
  school_id text not null references school on delete cascade,
  document_id text not null,
  owner_id text not null,
  name text not null,
  original_name text not null,
  file_type text not null,
  file_size bigint not null,
  sha256 text not null,
  blob_id text not null,
  status text not null check (status in ('uploading', 'processing', 'ready', 'error')),
  -- 0 to 100, and the words of the stage, while it is processed.
  progress integer not null default 0,
  job_id text,
  page_count integer,
  language text,
  fault jsonb,
  warnings jsonb not null default '[]',
  similar_to jsonb,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (school_id, document_id)
);
create index on document (school_id, sha256);
create index on document (school_id, created_at desc, document_id desc);
create index on document (deleted_at) where deleted_at is not null;

-- What reading gave. body: gzip of the JSON of the document with its topics, as questions are made from it.
create table document_reading (
  school_id text not null,
  document_id text not null,
  body bytea not null,
  -- The topics alone, for lists.
  topics jsonb not null,
  -- reading/near-duplicates/signature.ts, to tell the same text in another file.
  signature text not null,
  created_at timestamptz not null default now(),
  primary key (school_id, document_id),
  foreign key (school_id, document_id) references document on delete cascade
);

-- The teacher's own topics.
create table topic (
  school_id text not null references school on delete cascade,
  topic_id text not null,
  owner_id text not null,
  name text not null,
  description text not null default '',
  subtopics jsonb not null default '[]',
  difficulty text not null default 'medium',
  subject text not null default 'General',
  grade text,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (school_id, topic_id)
);
create index on topic (school_id, created_at desc, topic_id desc);

create table paper (
  school_id text not null references school on delete cascade,
  paper_id text not null,
  owner_id text not null,
  -- The whole paper with its key and seed, as domain/paper-json.ts writes it.
  body jsonb not null,
  title text not null,
  status text not null,
  generation_mode text not null,
  language text not null,
  difficulty text not null,
  subject text,
  grade text,
  template_id text not null,
  question_count integer not null,
  total_marks integer not null,
  sharing text not null default 'private' check (sharing in ('private', 'questions', 'answers')),
  views integer not null default 0,
  downloads integer not null default 0,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (school_id, paper_id)
);
create index on paper (school_id, created_at desc, paper_id desc);
create index on paper (deleted_at) where deleted_at is not null;

-- Which documents a paper was made from: a document's page lists its papers.
create table paper_source (
  school_id text not null,
  paper_id text not null,
  document_id text not null,
  primary key (school_id, paper_id, document_id),
  foreign key (school_id, paper_id) references paper on delete cascade
);
create index on paper_source (school_id, document_id);

-- Earlier states, so that a change can be undone.
create table paper_revision (
  school_id text not null,
  paper_id text not null,
  revision integer not null,
  body jsonb not null,
  created_at timestamptz not null default now(),
  primary key (school_id, paper_id, revision),
  foreign key (school_id, paper_id) references paper on delete cascade
);

-- The one table that finds a row by its id alone: a share link names no school.
create table paper_directory (
  paper_id text primary key,
  school_id text not null
);

-- The answer to a request that was sent with an Idempotency-Key; null while it is worked on.
create table idempotent_request (
  school_id text not null references school on delete cascade,
  key text not null,
  fingerprint text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (school_id, key)
);
create index on idempotent_request (created_at);
