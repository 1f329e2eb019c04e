/** The three workloads in the language of each engine; all print the same text. */

export interface Sources {
  readonly main: string
  readonly partials: Readonly<Record<string, string>>
}

export type Workload = '10 variables' | '100 products' | 'whole page' | 'CLDR prices'
/** The workloads with a target. The fourth is the second with prices in their currency's symbol. */
type WorkloadSources = Readonly<Record<Exclude<Workload, 'CLDR prices'>, Sources>>
type Language = 'json-t' | 'handlebars' | 'liquid' | 'nunjucks' | 'eta'

/**
 * Creates the first workload; in `around`, `$1` is the name of a value printed without escaping.
 */
function createVariableSources(around: string): Sources {
  const v = (name: string) => around.replace('$1', name)
  return {
    main:
      `<p>${v('first')} ${v('last')}, ${v('street')} ${v('house')}, ${v('code')} ${v('city')}, ` +
      `${v('country')}</p><p>${v('points')} points, ${v('member')}, ${v('language')}</p>`,
    partials: {},
  }
}

const jsonT: WorkloadSources = {
  '10 variables': createVariableSources('{$1}'),
  '100 products': {
    main: '<ul>{.repeated section items}{@|apply product}{.end}</ul>',
    partials: {
      product:
        '<li id="{id}"><a href="{fullUrl}"><img src="{mainImage.assetUrl}" ' +
        'alt="{title|htmlattr}"{mainImage|image-srcset}></a><h2>{title|html}</h2>' +
        '<p>{excerpt|truncate 60|html}</p>{@|product-price}<i>{shipping|money}</i></li>',
    },
  },
  'whole page': {
    main:
      '<!doctype html><html lang="{website.language}"><head><title>{collection.title|html} - ' +
      '{website.siteTitle|html}</title></head><body>{@|apply header}<main><h1>{collection.title|html}' +
      '</h1>{.repeated section items}{@|apply post}{.alternates with}<hr>{.or}<p>Nothing yet.</p>' +
      '{.end}</main><footer>{website.siteTitle|html}</footer></body></html>',
    partials: {
      header:
        '<header><nav><ul>{.repeated section navigation}<li{.section active} class="active"{.end}>' +
        '<a href="{url}">{title|html}</a>{.if children}<ul>{.repeated section children}<li>' +
        '<a href="{url}">{title|html}</a></li>{.end}</ul>{.end}</li>{.end}</ul></nav></header>',
      post:
        '<article id="{id}"{.section starred} class="starred"{.end}><h2><a href="{fullUrl}">' +
        '{title|html}</a></h2><time>{publishOn|date %B %d, %Y}</time><b>{author.displayName|html}</b>' +
        '<p>{excerpt|html}</p>{.section tags}<ul>{.repeated section @}<li>{@|html}</li>{.end}</ul>' +
        '{.end}</article>',
    },
  },
}

const handlebars: WorkloadSources = {
  '10 variables': createVariableSources('{{{$1}}}'),
  '100 products': {
    main: '<ul>{{#each items}}{{> product}}{{/each}}</ul>',
    partials: {
      product:
        '<li id="{{{id}}}"><a href="{{{fullUrl}}}"><img src="{{{mainImage.assetUrl}}}" ' +
        'alt="{{title}}"{{{srcset mainImage}}}></a><h2>{{title}}</h2>' +
        '<p>{{truncate excerpt 60}}</p>{{{price this}}}<i>{{{money shipping}}}</i></li>',
    },
  },
  'whole page': {
    main:
      '<!doctype html><html lang="{{{website.language}}}"><head><title>{{collection.title}} - ' +
      '{{website.siteTitle}}</title></head><body>{{> header}}<main><h1>{{collection.title}}' +
      '</h1>{{#each items}}{{> post}}{{#unless @last}}<hr>{{/unless}}{{else}}<p>Nothing yet.</p>' +
      '{{/each}}</main><footer>{{website.siteTitle}}</footer></body></html>',
    partials: {
      header:
        '<header><nav><ul>{{#each navigation}}<li{{#if active}} class="active"{{/if}}>' +
        '<a href="{{{url}}}">{{title}}</a>{{#if children}}<ul>{{#each children}}<li>' +
        '<a href="{{{url}}}">{{title}}</a></li>{{/each}}</ul>{{/if}}</li>{{/each}}</ul></nav></header>',
      post:
        '<article id="{{{id}}}"{{#if starred}} class="starred"{{/if}}><h2><a href="{{{fullUrl}}}">' +
        '{{title}}</a></h2><time>{{{date publishOn}}}</time><b>{{author.displayName}}</b>' +
        '<p>{{excerpt}}</p>{{#if tags}}<ul>{{#each tags}}<li>{{this}}</li>{{/each}}</ul>' +
        '{{/if}}</article>',
    },
  },
}

/** Creates the sources for Nunjucks and Liquid, which differ in escaping and in names. */
function createJinjaSources(words: {
  readonly raw: (name: string) => string
  readonly escaped: (name: string) => string
  readonly call: (helper: string, value: string, more?: string) => string
  readonly include: (name: string, value?: string) => string
  readonly notLast: string
  readonly some: (name: string) => string
}): WorkloadSources {
  const { raw, escaped, call, include, notLast, some } = words
  return {
    '10 variables': createVariableSources(raw('$1')),
    '100 products': {
      main: `<ul>{% for p in items %}${include('product', 'p')}{% endfor %}</ul>`,
      partials: {
        product:
          `<li id="${raw('p.id')}"><a href="${raw('p.fullUrl')}"><img src="${raw('p.mainImage.assetUrl')}" ` +
          `alt="${escaped('p.title')}"${call('srcset', 'p.mainImage')}></a><h2>${escaped('p.title')}</h2>` +
          `<p>${call('truncate60', 'p.excerpt', 'escape')}</p>${call('price', 'p')}` +
          `<i>${call('money', 'p.shipping')}</i></li>`,
      },
    },
    'whole page': {
      main:
        `<!doctype html><html lang="${raw('website.language')}"><head><title>${escaped('collection.title')} - ` +
        `${escaped('website.siteTitle')}</title></head><body>${include('header', 'navigation')}<main>` +
        `<h1>${escaped('collection.title')}</h1>{% for item in items %}${include('post', 'item')}` +
        `{% if ${notLast} %}<hr>{% endif %}{% else %}<p>Nothing yet.</p>{% endfor %}</main>` +
        `<footer>${escaped('website.siteTitle')}</footer></body></html>`,
      partials: {
        header:
          '<header><nav><ul>{% for link in navigation %}<li{% if link.active %} class="active"{% endif %}>' +
          `<a href="${raw('link.url')}">${escaped('link.title')}</a>{% if ${some('link.children')} %}<ul>` +
          `{% for child in link.children %}<li><a href="${raw('child.url')}">${escaped('child.title')}</a></li>` +
          '{% endfor %}</ul>{% endif %}</li>{% endfor %}</ul></nav></header>',
        post:
          `<article id="${raw('item.id')}"{% if item.starred %} class="starred"{% endif %}><h2>` +
          `<a href="${raw('item.fullUrl')}">${escaped('item.title')}</a></h2>` +
          `<time>${call('date', 'item.publishOn')}</time><b>${escaped('item.author.displayName')}</b>` +
          `<p>${escaped('item.excerpt')}</p>{% if ${some('item.tags')} %}<ul>{% for tag in item.tags %}` +
          `<li>${escaped('tag')}</li>{% endfor %}</ul>{% endif %}</article>`,
      },
    },
  }
}

const eta: WorkloadSources = {
  '10 variables': createVariableSources('<%~ it.$1 %>'),
  '100 products': {
    main: '<ul><% for (const p of it.items) { %><%~ include("@product", p) %><% } %></ul>',
    partials: {
      product:
        '<li id="<%~ it.id %>"><a href="<%~ it.fullUrl %>"><img src="<%~ it.mainImage.assetUrl %>" ' +
        'alt="<%= it.title %>"<%~ helpers.srcset(it.mainImage) %>></a><h2><%= it.title %></h2>' +
        '<p><%= helpers.truncate(it.excerpt, 60) %></p><%~ helpers.price(it) %>' +
        '<i><%~ helpers.money(it.shipping) %></i></li>',
    },
  },
  'whole page': {
    main:
      '<!doctype html><html lang="<%~ it.website.language %>"><head><title><%= it.collection.title %> - ' +
      '<%= it.website.siteTitle %></title></head><body><%~ include("@header", it) %><main>' +
      '<h1><%= it.collection.title %></h1><% it.items.forEach((item, i) => { %><%~ include("@post", item) %>' +
      '<% if (i < it.items.length - 1) { %><hr><% } %><% }) %><% if (it.items.length === 0) { %>' +
      '<p>Nothing yet.</p><% } %></main><footer><%= it.website.siteTitle %></footer></body></html>',
    partials: {
      header:
        '<header><nav><ul><% for (const link of it.navigation) { %><li<% if (link.active) { %> ' +
        'class="active"<% } %>><a href="<%~ link.url %>"><%= link.title %></a>' +
        '<% if (link.children.length > 0) { %><ul><% for (const child of link.children) { %><li>' +
        '<a href="<%~ child.url %>"><%= child.title %></a></li><% } %></ul><% } %></li><% } %>' +
        '</ul></nav></header>',
      post:
        '<article id="<%~ it.id %>"<% if (it.starred) { %> class="starred"<% } %>><h2>' +
        '<a href="<%~ it.fullUrl %>"><%= it.title %></a></h2>' +
        '<time><%~ helpers.date(it.publishOn) %></time><b><%= it.author.displayName %></b>' +
        '<p><%= it.excerpt %></p><% if (it.tags.length > 0) { %><ul><% for (const tag of it.tags) { %>' +
        '<li><%= tag %></li><% } %></ul><% } %></article>',
    },
  },
}

export function getSources(language: Language, workload: Workload): Sources {
  const written = sources[language]
  if (workload !== 'CLDR prices') return written[workload]
  const { main, partials } = written['100 products']
  const { product = '' } = partials
  return {
    main,
    partials: { product: language === 'json-t' ? product : product.replace('price', 'cldrPrice') },
  }
}

const sources: Readonly<Record<Language, WorkloadSources>> = {
  'json-t': jsonT,
  handlebars,
  liquid: createJinjaSources({
    raw: (name) => `{{ ${name} }}`,
    escaped: (name) => `{{ ${name} | escape }}`,
    call: (helper, value, more) =>
      `{{ ${value} | ${helper}${more === undefined ? '' : ` | ${more}`} }}`,
    include: (name, value) => `{% render '${name}', ${getLocalName(name)}: ${value} %}`,
    notLast: 'forloop.last == false',
    some: (name) => `${name}.size > 0`,
  }),
  nunjucks: createJinjaSources({
    raw: (name) => `{{ ${name} | safe }}`,
    escaped: (name) => `{{ ${name} }}`,
    call: (helper, value, more) =>
      more === undefined ? `{{ ${value} | ${helper} | safe }}` : `{{ ${value} | ${helper} }}`,
    include: (name) => `{% include "${name}" %}`,
    notLast: 'not loop.last',
    some: (name) => `${name}.length`,
  }),
  eta,
}

function getLocalName(partial: string): string {
  return { product: 'p', header: 'navigation', post: 'item' }[partial] ?? partial
}
