// Needed when the TypeScript runner tsx is started in another package: it then ignores this package's tsconfig.
/** @jsxRuntime automatic */
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailContent, MailFact, MailRow } from './mail-content.ts';
import { colours, darkStyles, heading, text } from './mail-look.ts';

/** Renders an email as HTML: with tables, for Outlook, and without images, which many mail programs block. */
export function mailHtml(content: MailContent): string {
  return `<!doctype html>${renderToStaticMarkup(<MailPage {...content} />)}`;
}

function MailPage({ preview, footer, subject, ...content }: MailContent) {
  return (
    <Html lang="en">
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style dangerouslySetInnerHTML={{ __html: darkStyles }} />
      </Head>
      <body className="ground" style={ground}>
        <Preview>{preview}</Preview>
        <table {...table} className="ground" style={ground} bgcolor={colours.ground}>
          <tbody>
            <tr>
              <td style={{ padding: '24px 8px' }}>
                {/* Outlook uses the width attribute, other mail programs the style. */}
                <Container width="600" style={{ width: '100%', maxWidth: '600px' }}>
                  <Letterhead />
                  <Letter {...content} />
                  <Footer lines={footer} />
                </Container>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </Html>
  );
}

const table = { width: '100%', border: 0, cellPadding: 0, cellSpacing: 0, role: 'presentation' } as const;

function Letterhead() {
  return (
    <table
      {...table}
      className="mast"
      style={{ backgroundColor: colours.graphite }}
      bgcolor={colours.graphite}
    >
      <tbody>
        <tr>
          <td
            style={{
              ...heading,
              padding: '18px 24px',
              color: '#ffffff',
              fontSize: '24px',
              lineHeight: '28px',
            }}
          >
            <span style={{ color: colours.signalOnGraphite }}>■</span> Pedalworks
          </td>
        </tr>
      </tbody>
    </table>
  );
}

type LetterParts = Omit<MailContent, 'footer' | 'preview' | 'subject'>;

function Letter({ rows = [], total, facts = [], ...opening }: LetterParts) {
  return (
    <table {...table} className="paper" style={letter} bgcolor={colours.paper}>
      <tbody>
        <tr>
          <td className="text" style={{ ...text, padding: '32px 24px 24px' }}>
            <Opening {...opening} />
          </td>
        </tr>
        {rows.length > 0 && (
          <tr>
            <td style={{ padding: '0 24px 8px' }}>
              <Rows rows={rows} total={total} />
            </td>
          </tr>
        )}
        {facts.map((fact) => (
          <Fact key={fact.name} {...fact} />
        ))}
        <tr>
          <td style={{ height: '24px', lineHeight: '24px', fontSize: '1px' }}>&nbsp;</td>
        </tr>
      </tbody>
    </table>
  );
}

function Opening({ heading: title, paragraphs, action, also }: LetterParts) {
  return (
    <>
      <h1 className="text" style={{ ...heading, margin: '0 0 16px', fontSize: '30px', lineHeight: '34px' }}>
        {title}
      </h1>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} dir="auto" className="text" style={{ ...text, margin: '0 0 16px' }}>
          {inWholeNumbers(paragraph)}
        </p>
      ))}
      {action && (
        <Button href={action.url} className="signal" style={button}>
          {action.label}
        </Button>
      )}
      {also && (
        <p className="text" style={{ ...text, margin: '16px 0 0' }}>
          <a
            href={also.url}
            target="_blank"
            className="text"
            style={{ ...text, textDecoration: 'underline' }}
          >
            {also.label}
          </a>
        </p>
      )}
    </>
  );
}

/** Prevents line breaks inside order numbers. */
function inWholeNumbers(paragraph: string) {
  return paragraph.split(/(PW-\w+)/u).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ),
  );
}

/** Renders parts and amounts as a table that screen readers announce. The email's other tables are only layout. */
function Rows({ rows, total }: Required<Pick<MailContent, 'rows'>> & Pick<MailContent, 'total'>) {
  return (
    <table {...table} role="table" className="rule" style={{ borderTop: `2px solid ${colours.text}` }}>
      <tbody>
        {rows.map((row) => (
          <Row key={`${row.name} ${row.detail}`} {...row} />
        ))}
        {total && (
          <tr>
            <td className="text" style={{ ...text, padding: '12px 12px 12px 0', fontWeight: 700 }}>
              {total.name}
            </td>
            <td className="text" align="right" style={{ ...heading, ...amountCell, fontSize: '24px' }}>
              {total.amount}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Row({ name, detail, amount }: MailRow) {
  return (
    <tr>
      <td className="text hairline" style={{ ...text, ...hairline, padding: '12px 12px 12px 0' }}>
        <b dir="auto">{name}</b>
        {detail !== '' && (
          <>
            <br />
            <span className="quiet" style={quiet}>
              {detail}
            </span>
          </>
        )}
      </td>
      <td className="text hairline" align="right" style={{ ...text, ...hairline, ...amountCell }}>
        {amount}
      </td>
    </tr>
  );
}

function Fact({ name, lines }: MailFact) {
  return (
    <tr>
      <td className="text" style={{ ...text, padding: '12px 24px 0' }}>
        <span className="quiet" style={quiet}>
          {name}
        </span>
        {lines.map((line) => (
          <div key={line} dir="auto">
            {line}
          </div>
        ))}
      </td>
    </tr>
  );
}

function Footer({ lines }: { readonly lines: readonly string[] }) {
  return (
    <table {...table}>
      <tbody>
        <tr>
          <td className="quiet" style={{ ...text, ...quiet, padding: '16px 24px' }}>
            {lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const ground: CSSProperties = { margin: 0, backgroundColor: colours.ground };
const letter: CSSProperties = {
  backgroundColor: colours.paper,
  borderBottom: `1px solid ${colours.hairline}`,
};
const hairline: CSSProperties = { borderBottom: `1px solid ${colours.hairline}` };
const quiet: CSSProperties = { color: colours.quiet, fontSize: '15px', lineHeight: '22px' };
const amountCell: CSSProperties = { padding: '12px 0', whiteSpace: 'nowrap', verticalAlign: 'top' };
const button: CSSProperties = {
  ...heading,
  margin: '8px 0 0',
  padding: '14px 24px',
  backgroundColor: colours.signal,
  color: '#ffffff',
  fontSize: '18px',
};
