-- The emails about a submission are found by their keys.
alter table form_submission drop column told;
