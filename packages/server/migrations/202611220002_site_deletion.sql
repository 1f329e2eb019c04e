-- A site takes everything of it along. Pictures may go before the products that show them: that none is
-- missing is asked when all are gone.
alter table product_image alter constraint product_image_site_id_asset_id_fkey deferrable initially immediate;
