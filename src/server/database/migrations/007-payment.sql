-- Who a school is at Stripe. readings: how often its subscription was asked for there; the answer to the latest question counts.
create table payment_customer (
  school_id text primary key references school on delete cascade,
  customer_id text not null unique,
  readings integer not null default 0,
  applied_reading integer not null default 0
);

-- What Stripe last said of a school's subscription. school.tier is its plan while it lives.
create table subscription (
  school_id text primary key references school on delete cascade,
  subscription_id text not null,
  tier text not null,
  "interval" text not null check ("interval" in ('month', 'year')),
  status text not null,
  lives boolean not null,
  period_end timestamptz not null,
  cancels_at timestamptz,
  -- Asked for again not before this where its end is past and no message came.
  checked_at timestamptz not null
);
create index on subscription (period_end) where lives;

-- A payment for credits, told of by the payment and by its refunds, in whatever order they come.
create table credit_payment (
  school_id text not null references school on delete cascade,
  payment_id text not null,
  -- 0 until the payment itself is told of.
  credits integer not null default 0,
  amount integer not null,
  refunded integer not null default 0,
  -- Of the credits, those whose refund is settled.
  credits_refunded integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (school_id, payment_id)
);

-- Messages of Stripe that were acted upon: none is acted upon twice.
create table payment_event (
  event_id text primary key,
  type text not null,
  received_at timestamptz not null default now()
);
create index on payment_event (received_at);

-- Customers whose account was deleted here, until Stripe has ended their subscriptions, too.
create table departed_customer (
  customer_id text primary key,
  left_at timestamptz not null default now(),
  tried_at timestamptz
);
