-- What an issuer calls an account says who it is beside that issuer alone, so subject is "<issuer> <subject>" from now on. A row that was
-- written by the provider's name gets the issuer to which the brand's settings point that name now. Where they point it nowhere, it gets
-- "-", which no issuer is written as: the row opens nothing until the operator writes its issuer.
update social_identities set subject = coalesce(
  (select replace(rtrim(btrim(translate(login ->> 'issuer', E'\t\r\n', '')), '/'), ' ', '%20')
   from brands, jsonb_array_elements(
     case when jsonb_typeof(brands.settings -> 'socialLogins') = 'array' then brands.settings -> 'socialLogins' else '[]' end) as login
   where brands.id = social_identities.brand_id and login ->> 'provider' = social_identities.provider
   limit 1),
  '-') || ' ' || subject;
