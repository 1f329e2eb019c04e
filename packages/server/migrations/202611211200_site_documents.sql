-- What a site says of itself and its menus are documents now.

drop table navigation_item;
alter table site drop column tag_line, drop column description, drop column announcement;
