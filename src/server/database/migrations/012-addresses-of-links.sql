-- Under which id a shared paper's link finds it; null until a link was revoked: then it is the paper's own. A revoked id is dead for good (decision D47).
alter table paper_directory add column link_id text unique;
