-- Menus name member areas: pages that show them are made anew when an area is.
create trigger member_area_content after insert or update or delete on member_area
  for each row execute function content_changed();
