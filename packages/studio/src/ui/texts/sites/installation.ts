/** The texts of the screen of the sites of an installation. */
export const installationTexts = {
  'sites.address': 'Address',
  'sites.address.own': 'A domain or a host of its own',
  'sites.address.takes': 'The addresses of this site',
  'sites.address.takes.help':
    'Visitors of this site’s addresses see the new site from now on. “{title}” moves to {host}, which only this server’s machine reaches. Nothing of it is lost.',
  'sites.copied': 'The copy is ready',
  'sites.copy': 'Copy site',
  'sites.copy.text':
    'The copy has the pages, products, files and settings of this site, without orders, customers and all else that names people. You are its owner.',
  'sites.copy.title': 'Copy “{title}”',
  'sites.create': 'Create site',
  'sites.create.own': 'Create your own site',
  'sites.create.title': 'Create a site',
  'sites.current': 'This site',
  'sites.default': 'Default site',
  'sites.delete': 'Delete site',
  'sites.delete.confirm': 'Name of the site',
  'sites.delete.confirm.help': 'Enter “{title}” to confirm.',
  'sites.delete.text':
    'This deletes “{title}” with its pages, products, orders, customers, files and staff. It cannot be undone. To keep a copy, export the site first: open its studio, then Settings → Export and import.',
  'sites.delete.title': 'Delete “{title}”?',
  'sites.deleted': '“{title}” was deleted',
  'sites.demo': 'Demo',
  'sites.demo.text':
    'Create your own site to begin with a look that you choose. It answers at this address; the demo stays beside it until you delete it.',
  'sites.demo.title': 'This is a demo',
  'sites.host': 'Domain (optional)',
  'sites.host.help':
    'Such as shop.example. Point its DNS to this server. Without a domain, the site gets a host that only this server’s machine reaches.',
  'sites.list': 'Sites',
  'sites.menu': 'Actions for “{title}”',
  'sites.name': 'Name of the site',
  'sites.noAddress': 'No address',
  'sites.note': 'Each site has its own pages, products, orders, files and staff.',
  'sites.note.own':
    'These are your sites. The people who administer this installation create and delete sites.',
  'sites.open': 'Open studio',
  'sites.password.help': 'You take the addresses from a site that is no demo.',
} as const
