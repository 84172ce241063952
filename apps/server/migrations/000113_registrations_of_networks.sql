-- Registrations are counted by brand and network over a day.
create index sessions_of_registrations on sessions (brand_id, network, created_at) where method = 'register';
