-- A site is removed with its payments and refunds: before, one with orders could not be removed.

alter table payment add foreign key (site_id) references site (id) on delete cascade;
alter table refund add foreign key (site_id) references site (id) on delete cascade;

-- The rows of a site are deleted in any order; these are checked once all of them are gone.
alter table payment alter constraint payment_site_id_order_id_fkey deferrable;
alter table refund alter constraint refund_site_id_order_id_fkey deferrable;
alter table refund_line alter constraint refund_line_site_id_order_line_id_fkey deferrable;
alter table refund_tender alter constraint refund_tender_site_id_payment_id_fkey deferrable;
alter table document alter constraint document_site_id_collection_id_fkey deferrable;
alter table publication alter constraint publication_site_id_takes_back_fkey deferrable;
alter table publication_entry alter constraint publication_entry_site_id_before_version_id_fkey deferrable;
alter table publication_entry alter constraint publication_entry_site_id_version_id_fkey deferrable;
alter table published alter constraint published_site_id_version_id_fkey deferrable;
alter table review alter constraint review_site_id_publication_id_fkey deferrable;
alter table review_entry alter constraint review_entry_site_id_version_id_fkey deferrable;
alter table schedule alter constraint schedule_site_id_publication_id_fkey deferrable;
alter table schedule_entry alter constraint schedule_entry_site_id_version_id_fkey deferrable;
