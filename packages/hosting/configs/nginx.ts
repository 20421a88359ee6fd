import type { RawSettings } from '../../../integrations/settings/schema.ts'
import type { BuiltSite } from '../built-site.ts'
import {
  ARTICLE_FORM,
  ARTICLE_NOT_FOUND,
  ASK_AGAIN,
  addressForms,
  caching,
  contentTypes,
  FILE_NAME,
  HIDDEN,
  LIST_FOLDER,
  METHODS,
  NO_SUCH_FILE,
  NOT_FOUND,
  NOT_FOUND_ITSELF,
  ownHeaders,
  securityHeaders,
} from '../rules.ts'

/** Where the site lies on a server; the deploy guide and the Dockerfile say the same. */
export const SITE_FOLDER = '/srv/site'
/** Present only on a server whose nginx has the brotli module. */
export const BROTLI_FILE = '/etc/nginx/site-brotli.conf'

const lines = (indent: string, all: string[]) => all.map((line) => indent + line).join('\n')

/**
 * A server block with the maps it needs, for `/etc/nginx/conf.d/`, where files are read inside `http`. The values of
 * headers are made from variables, because a location with an `add_header` of its own would lose all the others.
 */
export function nginxFile(settings: RawSettings, site: BuiltSite): string {
  const general = securityHeaders(settings)
  const special = ownHeaders(settings)
  const names = [...new Set(special.flatMap(({ headers }) => Object.keys(headers)))]
  const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`
  const maps = names.map(
    (name) => `# ${name} is another on some pages.
map $uri ${variable(name)} {
  default "${general[name] ?? ''}";
${lines(
  '  ',
  special.map(({ page, headers }) => `"~^${page}(?:\\.html)?$" "${headers[name] ?? general[name] ?? ''}";`),
)}
}

`,
  )
  const forms = addressForms(site).map(({ pattern, address }) => `"~*${pattern}" ${JSON.stringify(address)};`)
  return `# Written by the build. The site lies in ${SITE_FOLDER}; TLS is for you to add.

# The path as it was asked for.
map $request_uri $site_asked {
  "~^(?<site_path>[^?]*)" $site_path;
}

# The agreed address of each page, however it was written.
map $uri $site_address {
  default "";
${lines('  ', forms)}
}

# Where the visitor is sent, if the address was another.
map "$site_asked $site_address" $site_moved {
  default $site_address;
  "~^(\\S+) \\1$" "";
}

# Only what is there may be kept.
map "$status $uri" $site_caching {
  default "${ASK_AGAIN}";
${lines(
  '  ',
  caching.map(({ folder, value }) => `"~^(?:200|206|304) ${folder}" "${value}";`),
)}
}

map $status $site_allow {
  default "";
  405 "${METHODS.join(', ')}";
}

# A path with the form of an article's address has a not-found page of its own.
map $uri $site_not_found {
  default ${NOT_FOUND};
  "~*^${LIST_FOLDER}" ${NOT_FOUND};
  "~*${ARTICLE_FORM}" ${ARTICLE_NOT_FOUND};
}

${maps.join('')}server {
  listen 80;
  listen [::]:80;
  server_name ${new URL(settings.SITE_URL).hostname};
  root ${SITE_FOLDER};

  server_tokens off;
  absolute_redirect off;
  default_type application/octet-stream;
  types {
${lines(
  '    ',
  Object.entries(contentTypes).map(([end, type]) => `"${type}" ${end};`),
)}
  }

  # The build has compressed everything. Brotli is used where ${BROTLI_FILE} switches it on.
  gzip off;
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;
  include ${BROTLI_FILE}*;

  # By default only the very same second is unchanged, though nothing newer than what the visitor has is there.
  if_modified_since before;

${lines(
  '  ',
  [...new Set([...Object.keys(general), ...names])].map(
    (name) => `add_header ${name} "${names.includes(name) ? variable(name) : general[name]}" always;`,
  ),
)}
  add_header Cache-Control $site_caching always;
  add_header Allow $site_allow always;

  if ($request_method !~ "^(?:${METHODS.join('|')})$") {
    return 405;
  }
  if ($site_moved) {
    return 301 $site_moved$is_args$args;
  }

  error_page 404 $site_not_found;
  location = ${NOT_FOUND} {
    internal;
  }
  location = ${ARTICLE_NOT_FOUND} {
    internal;
  }
  location ~* "${NOT_FOUND_ITSELF}" {
    return 404;
  }

  location ~* "${HIDDEN}" {
    try_files /.hidden @no_such_file;
  }
  location ~* "${FILE_NAME}" {
    try_files $uri @no_such_file;
  }
  location @no_such_file {
    types {
    }
    default_type "${contentTypes.txt}";
    return 404 "${NO_SUCH_FILE}\\n";
  }

  location = / {
    try_files /index.html =404;
  }
  location / {
    try_files $uri.html =404;
  }
}
`
}

/** Goes to `BROTLI_FILE` on a server whose nginx has the module; without it nginx would not know the word. */
export const nginxBrotliFile = () => 'brotli_static on;\n'
