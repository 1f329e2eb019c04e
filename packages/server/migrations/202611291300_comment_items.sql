-- Serves the list of the items that have comments, by which staff narrow the list of comments.
create index comment_document on comment (site_id, document_id);
