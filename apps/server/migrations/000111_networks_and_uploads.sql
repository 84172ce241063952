-- Whom an address stands for: an IPv6 client has a whole /64 network to choose from. Trial accounts are counted by it.
alter table sessions add column network text not null default '';
drop index sessions_of_trials;
create index sessions_of_trials on sessions (brand_id, network, created_at) where method = 'trial';

-- Pictures of feedback are counted by network and brand over a day. The network stands where the address stood.
alter table feedback_images rename column ip to network;
create index feedback_images_of_network on feedback_images (network, uploaded_at);
create index feedback_images_of_brand on feedback_images (brand_id, uploaded_at);
