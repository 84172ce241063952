-- A round of an instant game whose stake was refused before anything of it was shown gives its nonce back: the next round is decided by the
-- same draw. Rounds that stand have a nonce each, as before.
alter table studio.instant_rounds drop constraint instant_rounds_seed_id_nonce_key;
create unique index instant_rounds_nonces on studio.instant_rounds (seed_id, nonce) where status <> 'refused';
