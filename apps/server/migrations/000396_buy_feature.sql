-- Whether the operator let slots sell their features when the player came in.
alter table studio.sessions add column buy_feature boolean not null default false;
