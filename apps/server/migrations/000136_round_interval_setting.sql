-- The setting of a brand takes the trade's name; its value stays.
update brands set settings = jsonb_set(settings #- '{play,minimumCycleMs}', '{play,minRoundIntervalMs}', settings #> '{play,minimumCycleMs}')
  where settings #> '{play,minimumCycleMs}' is not null;
