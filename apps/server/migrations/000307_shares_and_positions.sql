-- Revenue share and position taking are contracts like the others (rulebook 8.1, 8.8).
alter table agent_contracts drop constraint agent_contracts_kind_check;
alter table agent_contracts add constraint agent_contracts_kind_check
  check (kind in ('dividend', 'dailySalary', 'hourSalary', 'realTimeSalary', 'revenueShare', 'positionTaking'));
alter table agent_pays drop constraint agent_pays_kind_check;
alter table agent_pays add constraint agent_pays_kind_check
  check (kind in ('rebate', 'dividend', 'dailySalary', 'hourSalary', 'realTimeSalary', 'revenueShare', 'positionTaking'));
alter table contract_requests drop constraint contract_requests_contract_check;
alter table contract_requests add constraint contract_requests_contract_check
  check (contract in ('dividend', 'dailySalary', 'hourSalary', 'realTimeSalary', 'revenueShare', 'positionTaking'));
-- What meets no tier's conditions waits for the next month.
alter table agent_pays drop constraint agent_pays_carry_minor_check;
alter table agent_pays add constraint agent_pays_carry_minor_check check (carry_minor <= 0 or kind = 'revenueShare');
