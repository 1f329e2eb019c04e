-- Files that visitors send with forms. Their bytes and names are those of private files, which no public URL leads to.
create table form_file (
  site_id       uuid    not null references site (id) on delete cascade,
  -- The private file.
  id            uuid    not null,
  -- Null once the submission is deleted, whichever way: then the file is deleted as well.
  submission_id uuid,
  field_id      text    not null,
  display_index integer not null,
  primary key (site_id, id),
  foreign key (site_id, id) references private_file (site_id, id) on delete cascade deferrable,
  foreign key (site_id, submission_id) references form_submission (site_id, id)
    on delete set null (submission_id) deferrable
);
create index form_file_submission on form_file (site_id, submission_id, display_index);
create index form_file_orphan on form_file (site_id) where submission_id is null;
