-- A function that runs with its owner's rights resolves names by its own path. Where that path does not name pg_temp, PostgreSQL looks there
-- first for tables: a temporary table that the application's role made, named like one of the books, would go before the real one.
-- pg_temp stands last from now on, in every such function that there is.
do $$
declare
  each regprocedure;
begin
  for each in select oid from pg_proc where prosecdef and pronamespace = 'public'::regnamespace loop
    execute format('alter function %s set search_path = pg_catalog, public, pg_temp', each);
  end loop;
end $$;
