import type { RawSettings } from '../../settings/schema.ts'
import type { BuiltSite } from '../built-site.ts'
import {
  ARTICLE_FORM,
  ARTICLE_NOT_FOUND,
  ASK_AGAIN,
  addressForms,
  articleBehindCategory,
  caching,
  contentTypes,
  FILE_NAME,
  HIDDEN,
  LIST_FOLDER,
  METHODS,
  NO_SUCH_FILE,
  NOT_FOUND,
  NOT_FOUND_ITSELF,
  securityHeaders,
} from '../rules.ts'
import { SITE_FOLDER } from './nginx.ts'

const lines = (indent: string, all: string[]) => all.map((line) => indent + line).join('\n')
const serve = (indent: string) => lines(indent, ['file_server {', '\tprecompressed br gzip', '}'])
const numbered = (address: string) => address.replace('$1', '$' + '{1}')

/** Types that Go's own table lacks. */
const unknownToGo = ['data', 'webmanifest']

/** A Caddyfile. Caddy fetches the certificate for the site's name by itself. */
export function caddyFile(settings: RawSettings, site: BuiltSite): string {
  const forms = addressForms(site).map(({ pattern, address }) => `"~(?i)${pattern}" "${numbered(address)}"`)
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
${lines(
  '\t\t',
  unknownToGo.flatMap((end) => [`@${end} path *.${end}`, `header @${end} Content-Type "${contentTypes[end]}"`]),
)}
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
		@article {
			path_regexp article "${articleBehindCategory(site, '')}"
			not path ${LIST_FOLDER}*
		}
		handle @article {
			try_files {path}.html /blog/{re.article.1}.html =404
${serve('\t\t\t')}
		}
		@article_data {
			path_regexp data "${articleBehindCategory(site, '.data')}"
			not path ${LIST_FOLDER}*
		}
		handle @article_data {
			try_files {path} /blog/{re.data.1} =404
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
		@no_such_file path_regexp "(?i)${FILE_NAME}"
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
