import type { JsonSchema } from '../fields.ts';
import type { OpenApiDocument } from '../openapi.ts';
import { docsStyle } from './docs-style.ts';
import { html, join, raw, type Html } from './html.ts';
import { fieldsOf, typeOf, type Field } from './json-schema-text.ts';

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
}

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

interface Call extends Operation {
  readonly method: string;
  readonly path: string;
}

/** Renders the OpenAPI document as one self-contained HTML page without scripts. */
export function docsPage(document: OpenApiDocument): string {
  const { info, paths } = document as {
    readonly info: { readonly title: string; readonly version: string; readonly description: string };
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Call => ({ ...operation, method, path })),
  );
  const nouns = [...new Set(calls.flatMap(({ tags }) => tags))];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title} API</title>
        <style>
          ${raw(docsStyle)}
        </style>
      </head>
      <body>
        <header>
          <p class="mark">${info.title}</p>
          <h1>API reference</h1>
          <p>
            ${info.description} Version ${info.version}. Machine-readable:
            <a href="openapi.json">openapi.json</a>.
          </p>
        </header>
        <nav aria-label="Endpoints">${join(nouns.map((noun) => contentsOf(noun, calls)))}</nav>
        <main>${introduction}${join(nouns.map((noun) => sectionOf(noun, calls)))}</main>
      </body>
    </html> `.text;
}

const introduction = html`<section>
  <h2>Requests</h2>
  <p>
    Requests and responses are JSON. Send a token as <code>Authorization: Bearer …</code>: either the access
    token from <a href="#registerUser"><code>PUT /user/{email}</code></a> or a Firebase ID token. Every error
    is <code>{ "message", "code", "issues"? }</code>; <code>issues</code> lists the invalid fields. Lists are
    complete by default. With <code>?limit=</code> they are paged, and the <code>Link</code> header with
    <code>rel="next"</code> points to the next page.
  </p>
</section>`;

function contentsOf(noun: string, calls: readonly Call[]): Html {
  return html`<h2>${noun}</h2>
    <ul>
      ${join(
        callsOf(noun, calls).map(
          ({ operationId, method, path }) =>
            html`<li>
              <a href="#${operationId}"><b class="${method}">${method.toUpperCase()}</b> ${path}</a>
            </li>`,
        ),
      )}
    </ul>`;
}

function sectionOf(noun: string, calls: readonly Call[]): Html {
  return html`<section>
    <h2>${noun}</h2>
    ${join(callsOf(noun, calls).map(callOf))}
  </section>`;
}

function callsOf(noun: string, calls: readonly Call[]): Call[] {
  return calls.filter(({ tags }) => tags.includes(noun));
}

function callOf(call: Call): Html {
  const parameters = call.parameters.map(({ name, in: place, required, schema }): Field => {
    return { name, note: place, required, schema };
  });
  const [bodyType, body] = Object.entries(call.requestBody?.content ?? {})[0] ?? [];
  return html`<article id="${call.operationId}">
    <h3><b class="${call.method}">${call.method.toUpperCase()}</b> <code>${call.path}</code></h3>
    <p>${call.summary} <span class="access">${call.description}</span></p>
    ${fieldTable('Parameters', parameters)}
    ${body === undefined ? '' : fieldTable(`Body, ${bodyType ?? ''}`, fieldsOf(body.schema))}
    ${join(
      Object.entries(call.responses)
        .filter(([status]) => status < '300')
        .map(answerOf),
    )}
    <h4>Other responses</h4>
    <dl>
      ${join(
        Object.entries(call.responses)
          .filter(([status]) => status >= '300')
          .map(
            ([status, { description }]) =>
              html`<dt>${status}</dt>
                <dd>${withCode(description)}</dd>`,
          ),
      )}
    </dl>
  </article>`;
}

function answerOf([status, { description, content = {} }]: [string, Operation['responses'][string]]): Html {
  const [type, answer] = Object.entries(content)[0] ?? [];
  if (answer === undefined)
    return html`<h4>${status}</h4>
      <p>${description}</p>`;
  const fields = fieldsOf(answer.schema);
  const title = `${status}, ${answer.schema['type'] === 'array' ? 'a list of' : (type ?? '')}`;
  return fields.length === 0
    ? html`<h4>${title}</h4>
        <p>${description}</p>`
    : fieldTable(title, fields);
}

function fieldTable(title: string, fields: readonly Field[]): Html {
  if (fields.length === 0) return html``;
  return html`<h4>${title}</h4>
    <div class="wide">
      <table>
        <tbody>
          ${join(
            fields.map(
              ({ name, note, required, schema }) =>
                html`<tr>
                  <th scope="row"><code>${name}</code></th>
                  <td>${required ? 'required' : 'optional'}${note === undefined ? '' : `, ${note}`}</td>
                  <td>${typeOf(schema)}</td>
                </tr>`,
            ),
          )}
        </tbody>
      </table>
    </div>`;
}

function withCode(text: string): Html {
  return join(
    text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`)),
  );
}
