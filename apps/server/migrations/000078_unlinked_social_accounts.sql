-- Whoever undoes a change of his contacts takes away the social accounts that were linked after it.
grant delete on social_identities to baize_app;
