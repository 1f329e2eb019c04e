/** Writes a WXR file with the given items. */
export function wxr(items: readonly string[], { url = 'http://old.example' } = {}): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
  <title>The old kiln</title>
  <link>${url}</link>
  <wp:wxr_version>1.2</wp:wxr_version>
  <wp:base_blog_url>${url}</wp:base_blog_url>
  <wp:author><wp:author_login><![CDATA[mara]]></wp:author_login>
    <wp:author_display_name><![CDATA[Mara Ellis]]></wp:author_display_name></wp:author>
${items.join('\n')}
</channel>
</rss>
`
}

export interface WxrTestItem {
  readonly id: number
  readonly title?: string
  readonly type?: string
  readonly status?: string
  readonly slug?: string
  readonly link?: string
  readonly body?: string
  readonly excerpt?: string
  readonly more?: string
}

/** Writes an item of a WXR file. */
export function wxrItem({ id, ...given }: WxrTestItem): string {
  const { title = `Post ${id}`, type = 'post', status = 'publish', slug = `post-${id}` } = given
  const { link = `http://old.example/2021/03/${slug}/`, body = '', excerpt = '', more = '' } = given
  return `  <item>
    <title>${title}</title>
    <link>${link}</link>
    <dc:creator><![CDATA[mara]]></dc:creator>
    <content:encoded><![CDATA[${body}]]></content:encoded>
    <excerpt:encoded><![CDATA[${excerpt}]]></excerpt:encoded>
    <wp:post_id>${id}</wp:post_id>
    <wp:post_date_gmt>2021-03-04 05:06:07</wp:post_date_gmt>
    <wp:post_name>${slug}</wp:post_name>
    <wp:status>${status}</wp:status>
    <wp:post_type>${type}</wp:post_type>
    ${more}
  </item>`
}
