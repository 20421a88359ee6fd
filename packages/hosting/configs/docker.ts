import { BROTLI_FILE, SITE_FOLDER } from './nginx.ts'

/** A Dockerfile on Debian's nginx, whose packages include the brotli module. Its context is the build folder. */
export function dockerFile(): string {
  return `# Written by the build. From the project: docker build -f build/deploy/Dockerfile -t site build
FROM debian:bookworm-slim
RUN apt-get update \\
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \\
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default \\
  && ln -sf /dev/stdout /var/log/nginx/access.log \\
  && ln -sf /dev/stderr /var/log/nginx/error.log
COPY deploy/nginx-brotli.conf ${BROTLI_FILE}
COPY deploy/nginx.conf /etc/nginx/conf.d/site.conf
COPY client ${SITE_FOLDER}
EXPOSE 80
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]
`
}
