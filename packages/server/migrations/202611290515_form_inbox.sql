-- Read states of submissions, the disclaimer that visitors saw, and an index of the documents with forms.

-- When staff read it; null while it is unread.
alter table form_submission add column read_at timestamptz;
-- The plain text of the disclaimer at the time of the submission.
alter table form_submission add column disclaimer text not null default '';

-- Serves the numbers of unread submissions.
create index form_submission_unread on form_submission (site_id, form_id)
  where status = 'received' and read_at is null;
-- Serves the list of a site's forms, which are few among many documents. Its condition is that of the statement.
create index version_with_form on version (site_id, id) where body -> 'blocks' @? '$.*.type ? (@ == 9)';
