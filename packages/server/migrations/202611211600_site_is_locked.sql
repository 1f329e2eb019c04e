-- Whether a whole site asks for a password: read with the site itself, which every request needs.

create function site_is_locked(of_site uuid) returns boolean language sql stable as
$$ select exists (select from page_lock where site_id = of_site and subject_id = of_site) $$;
