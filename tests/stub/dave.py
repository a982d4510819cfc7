"""Hold an end-to-end encrypted call: Discord's side of MLS, and a person who listens.

Discord's voice server is no member of the group: as its external sender it signs the proposals to
add people, with ECDSA on P-256. A listener is a session of davey's, as the bot's own is.
Source: DAVE protocol 1.1 (daveprotocol.com); RFC 9420, sections 2.1.2 (vectors), 6 (messages).
"""

import struct

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from davey import DaveSession, MediaType, ProposalsOperationType

_VERSION = 1
"""Of DAVE."""

_MLS_10, _PUBLIC_MESSAGE = 1, 1
_BASIC_CREDENTIAL, _EXTERNAL_SENDER, _PROPOSAL, _ADD = 1, 2, 2, 1
_HEAD = struct.pack(">HH", _MLS_10, _PUBLIC_MESSAGE)


class Call:
    """One call, in which so far only its `listener` is; the bot is to be let in."""

    def __init__(self, channel_id: int, listener_id: int, bot_id: int) -> None:
        self._channel_id = channel_id
        self._bot_id = bot_id
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._listener = self._session(listener_id)

    def external_sender(self) -> bytes:
        """Say who signs proposals: a key, and who that is."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return _vector(point) + struct.pack(">H", _BASIC_CREDENTIAL) + _vector(bytes(8))

    def welcome(self, key_package: bytes) -> bytes:
        """Let in whose key package that is, and give what welcomes them."""
        _, _, welcome = self._add(key_package)
        return welcome

    def another(self, listener_id: int) -> tuple[DaveSession, bytes, bytes]:
        """Let another person in; give their session, and the proposal and commit for the bot."""
        session = self._session(listener_id)
        proposals, commit, welcome = self._add(session.get_serialized_key_package())
        session.process_welcome(welcome)
        return session, proposals, commit

    def hear(self, frame: bytes, session: DaveSession | None = None) -> bytes | None:
        """Decrypt what the bot says, as a listener's client; None where that drops it."""
        try:
            listener = session or self._listener
            return listener.decrypt(self._bot_id, MediaType.audio, frame)
        except ValueError:
            return None

    def _session(self, user_id: int) -> DaveSession:
        session = DaveSession(_VERSION, user_id, self._channel_id)
        session.set_external_sender(self.external_sender())
        return session

    def _add(self, key_package: bytes) -> tuple[bytes, bytes, bytes]:
        """Propose to add somebody, and let the listener commit that.

        Gives the proposals, the commit and the welcome.
        """
        proposals = _vector(self._proposal(key_package))
        made = self._listener.process_proposals(ProposalsOperationType.append, proposals)
        assert made
        assert made.welcome
        self._listener.process_commit(made.commit)
        return proposals, made.commit, made.welcome

    def _proposal(self, key_package: bytes) -> bytes:
        """Sign the proposal to add whose key package that is."""
        group, epoch = struct.pack(">Q", self._channel_id), self._listener.epoch or 0
        sender = struct.pack(">BI", _EXTERNAL_SENDER, 0)
        proposal = struct.pack(">BH", _PROPOSAL, _ADD) + key_package
        content = _vector(group) + struct.pack(">Q", epoch) + sender + _vector(b"") + proposal
        signed = _vector(b"MLS 1.0 FramedContentTBS") + _vector(_HEAD + content)
        return _HEAD + content + _vector(self._key.sign(signed, ec.ECDSA(SHA256())))


def _vector(content: bytes) -> bytes:
    """Put a length before bytes, in one, two or four bytes itself."""
    size = len(content)
    if size < 1 << 6:
        return bytes([size]) + content
    if size < 1 << 14:
        return struct.pack(">H", 1 << 14 | size) + content
    return struct.pack(">I", 2 << 30 | size) + content
