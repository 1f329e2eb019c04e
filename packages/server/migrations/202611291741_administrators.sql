-- The people who administer the installation: they create, copy and delete its sites.
alter table member add column administers_installation boolean not null default false;

-- The owners of the only site have started the installation. Of several sites, the owners may be strangers to each other:
-- the person who runs the server decides with "vitrine users administer".
update member set administers_installation = true
where role = 1 and (select count(*) from site) = 1;
