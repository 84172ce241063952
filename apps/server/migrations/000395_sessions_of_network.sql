-- Risk rules compare where members come from by the network: an IPv6 client has a whole one to choose from.
create index sessions_of_network on sessions (brand_id, network, created_at);
