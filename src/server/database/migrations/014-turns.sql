-- Who is just doing what only one may do at a time (the payments of a school, the sign-in of a person), over all processes. Of a process that died the turn ends by itself.
create table turn (
  what text primary key,
  holder text not null,
  until timestamptz not null
);
drop table payment_turn;
