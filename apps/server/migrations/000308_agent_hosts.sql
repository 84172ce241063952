-- A host of a brand that is one agent's: whoever registers there without a code is his. Null: the brand's own.
alter table brand_hosts add column agent_id uuid references members;
create unique index brand_hosts_of_agent on brand_hosts (agent_id) where agent_id is not null;
