-- Submissions of forms are events of webhooks. One that staff take out of the spam is as if it came then.
create function webhook_submission() returns trigger language plpgsql as $$
begin
  perform webhook_emit(new.site_id, 'form.submitted', new.id, new.id::text);
  return null;
end $$;

create trigger webhook_submission after insert on form_submission for each row
  when (new.status = 'received') execute function webhook_submission();
create trigger webhook_submission_sorted after update of status on form_submission for each row
  when (new.status = 'received' and old.status = 'spam') execute function webhook_submission();
