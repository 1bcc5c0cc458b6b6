import type { Plugin } from 'vite';

/** Everything comes from where the page comes from, no script stands in the page, and nothing is sent anywhere. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** A page that no plugin sees, with the policy in it. */
export function withPolicy(page: string): string {
  return page.replace('<head>', `<head>\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />`);
}

/** Puts the policy into the page. Only when building: while developing, Vite puts styles and scripts into the page itself. */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'slidewise:content-security-policy',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
        injectTo: 'head-prepend',
      },
    ],
  };
}
