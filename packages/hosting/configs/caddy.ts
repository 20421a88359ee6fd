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
import { SITE_FOLDER } from './nginx.ts'

const lines = (indent: string, all: string[]) => all.map((line) => indent + line).join('\n')
const serve = (indent: string) => lines(indent, ['file_server {', '\tprecompressed br gzip', '}'])

/** What asks for a file only under a condition, or for a part of it. */
const conditions = ['If-Match', 'If-None-Match', 'If-Modified-Since', 'If-Unmodified-Since', 'Range']

/** A Caddyfile. Caddy fetches the certificate for the site's name by itself. */
export function caddyFile(settings: RawSettings, site: BuiltSite): string {
  const forms = addressForms(site).map(({ pattern, address }) => `"~(?i)${pattern}" "${address}"`)
  return `# Written by the build. The site lies in ${SITE_FOLDER}.
${new URL(settings.SITE_URL).host} {
	root * ${SITE_FOLDER}

	# The agreed address of each page, however it was written.
	map {path} {site_address} {
${lines('\t\t', forms)}
		default ""
	}

	# Inside a route, directives are followed as they stand.
	route {
		header {
${lines(
  '\t\t\t',
  Object.entries(securityHeaders(settings)).map(([name, value]) => `${name} "${value}"`),
)}
			Cache-Control "${ASK_AGAIN}"
		}
${lines(
  '\t\t',
  caching.map(({ folder, value }) => `header ${folder}* Cache-Control "${value}"`),
)}
${ownHeaders(settings)
  .flatMap(({ page, headers }) =>
    Object.entries(headers).map(([name, value]) => `\t\theader ${page} ${name} "${value}"\n`),
  )
  .join('')}		# Go's own table of types lacks this one.
		@manifest path *.webmanifest
		header @manifest Content-Type "${contentTypes.webmanifest}"
		header ?Vary Accept-Encoding

		@write not method ${METHODS.join(' ')}
		handle @write {
			header Allow "${METHODS.join(', ')}"
			respond 405
		}

		@moved expression \`{site_address} != "" && {path} != {site_address}\`
		handle @moved {
			route {
				rewrite * {site_address}?{query}
				redir {uri} permanent
			}
		}

		@hidden path_regexp "(?i)${HIDDEN}"
		handle @hidden {
			error 404
		}
		@not_found path_regexp "(?i)${NOT_FOUND_ITSELF}"
		handle @not_found {
			error 404
		}

		handle / {
			rewrite * /index.html
${serve('\t\t\t')}
		}
		@file path_regexp "(?i)${FILE_NAME}"
		handle @file {
${serve('\t\t\t')}
		}
		handle {
			try_files {path}.html =404
${serve('\t\t\t')}
		}
	}

	handle_errors {
		header Cache-Control "${ASK_AGAIN}"
		header ?Vary Accept-Encoding
		# A page that answers for others is sent whole and always.
${lines(
  '\t\t',
  conditions.map((name) => `request_header -${name}`),
)}
		@no_such_file {
			path_regexp "(?i)${FILE_NAME}"
			not path_regexp "(?i)${NOT_FOUND_ITSELF}"
		}
		handle @no_such_file {
			header Content-Type "${contentTypes.txt}"
			respond "${NO_SUCH_FILE}"
		}
		@no_such_article {
			path_regexp "(?i)${ARTICLE_FORM}"
			not path ${LIST_FOLDER}*
		}
		handle @no_such_article {
			rewrite * ${ARTICLE_NOT_FOUND}
${serve('\t\t\t')}
		}
		handle {
			rewrite * ${NOT_FOUND}
${serve('\t\t\t')}
		}
	}
}
`
}
