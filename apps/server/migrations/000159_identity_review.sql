-- Who may see documents and decide identity checks.
update staff_roles set permissions = permissions || '{identity.review}' where name = 'Administrator' and is_built_in;
